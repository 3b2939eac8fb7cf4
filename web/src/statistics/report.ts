/** Everything on the screen as plain text, and a line for each deal: for reading, printing, keeping. */
import { t } from '../i18n/translator.svelte';
import { presetName } from '../i18n/words';
import type { DealPlayed } from '../played/record';
import type { Claims } from './claims';
import type { Figures, Group } from './figures';
import type { Interval } from './intervals';
import { someMiss } from './luck';
import { endingOf, pointsOf } from './select';
import { decimal, levelName, moment, percent, range, signed, whole } from './words';

export function reportOf(figures: Figures, now: Date): string {
  const { all, matches } = figures;
  const parts = [
    [t('statistics'), moment(now.toISOString()), t('stats-deals', { count: all.deals })],
    [
      t('stats-results'),
      line(t('stats-deals-won'), all.rate, percent, all.won),
      line(t('stats-matches-won'), matches.rate, percent, matches.won),
      line(t('stats-points'), all.points, signed),
    ],
    groups(t('stats-by-level'), figures.byLevel, levelName),
    groups(t('stats-by-preset'), figures.byPreset, (name) => presetName(name ?? '')),
    [t('stats-claims'), claimLine(t('you'), figures.claims.own), claimLine(t('opponent'), figures.claims.other)],
    [
      t('stats-closings'),
      line(t('you'), figures.closings.own.rate, percent, figures.closings.own.right),
      line(t('opponent'), figures.closings.other.rate, percent, figures.closings.other.right),
    ],
    [
      t('stats-streaks'),
      `${t('stats-longest-won')}: ${whole(figures.streaks.won)}`,
      `${t('stats-longest-lost')}: ${whole(figures.streaks.lost)}`,
    ],
    luck(figures),
    [t('stats-every-deal'), ...figures.deals.map(dealLine)],
  ];
  return `${parts.map(([title, ...lines]) => [title, ...lines.map((each) => `  ${each}`)].join('\n')).join('\n\n')}\n`;
}

function line(name: string, interval: Interval | null, show: (value: number) => string, hits?: number): string {
  if (!interval) return `${name}: –`;
  const from = hits === undefined ? t('stats-deals', { count: interval.count }) : t('stats-of', { hits, count: interval.count });
  return `${name}: ${show(interval.value)} (${range(interval, show)}; ${from})`;
}

const groups = (title: string, all: Group[], show: (name: string | null) => string): string[] => [
  title,
  ...all.map((group) => `${line(show(group.name), group.rate, percent, group.won)}; ${group.points ? signed(group.points.value) : '–'}`),
];

const claimLine = (who: string, claims: Claims): string =>
  `${who}: ${(['right', 'late', 'wrong', 'missed'] as const).map((kind) => `${t(`stats-claim-${kind}`)} ${whole(claims[kind])}`).join(', ')}` +
  (claims.late > 0 ? ` (${t('stats-late-mean', { tricks: decimal(claims.tricksLate / claims.late) })})` : '');

function luck(figures: Figures): string[] {
  const rows = figures.luck.map(({ kind, expected, own, other }) => {
    const seen = [own, other].map(({ times, rate }) => `${whole(times)} = ${percent(rate.value, 1)} (${range(rate, percent)})`);
    return `${t(`stats-kind-${kind}`)}: ${t('stats-expected')} ${percent(expected, 1)}; ${t('you')} ${seen[0]}; ${t('opponent')} ${seen[1]}`;
  });
  return [t('stats-luck'), ...rows, t('stats-luck-honest', { count: 12, chance: percent(someMiss(12)) })];
}

const dealLine = (record: DealPlayed): string =>
  [
    moment(record.at), presetName(record.preset), levelName(record.level), t(`stats-ending-${endingOf(record)}`), signed(pointsOf(record), 0),
    `${record.match.score[record.seat]}–${record.match.score[record.seat === 0 ? 1 : 0]}`, record.id,
  ].join(' · ');
