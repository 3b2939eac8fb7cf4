import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { play, tick, watchGestures } from '../../src/sound/player';
import { SOUNDS, soundOf, type SoundName } from '../../src/sound/sounds';
import { settings } from '../../src/store/settings.svelte';

let made: FakeContext[] = [];
let started = 0;

class FakeContext {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  constructor() {
    made.push(this);
  }
  #node = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    frequency: { value: 0 }, connect: (to: unknown) => to, start: () => started++, stop() {},
  });
  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
}

beforeEach(() => {
  made = [];
  started = 0;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => vi.unstubAllGlobals());

it('no audio exists before the first gesture, one player after it, and none is heard when it is off', () => {
  const page = new EventTarget();
  watchGestures(page);
  play('card');
  expect([made.length, started]).toEqual([0, 0]);
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('pointerdown'));
  expect([made.length, started]).toEqual([1, 0]);
  play('card');
  expect(started).toBe(SOUNDS.card.length);
  settings.sound = 'off';
  play('won');
  settings.sound = 'soft';
  expect(started).toBe(SOUNDS.card.length);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  play('won');
  expect(started).toBe(SOUNDS.card.length);
});

it('there are six sounds, short and not shrill', () => {
  expect(Object.keys(SOUNDS)).toHaveLength(6);
  for (const voices of Object.values(SOUNDS)) {
    for (const voice of voices) {
      expect(voice.at + voice.lasts).toBeLessThan(1);
      expect(voice.loud).toBeLessThanOrEqual(0.5);
      expect(voice.hertz).toBeGreaterThan(60);
    }
  }
});

it('events sound as what they are', () => {
  const heard: (SoundName | null)[] = [
    soundOf({ event: 'played', seat: 1, card: 'AS' }, 0),
    soundOf({ event: 'trick', winner: 1, cards: ['TS', 'AS'] }, 0),
    soundOf({ event: 'drew', seat: 0, card: null }, 0),
    soundOf({ event: 'claimed', seat: 0 }, 0),
  ];
  expect(heard).toEqual(['card', 'trick', null, 'bell']);
});

it('a card is felt under the finger where the device can and the player wants it', () => {
  const felt: number[] = [];
  vi.stubGlobal('navigator', { vibrate: (ms: number) => felt.push(ms) });
  tick();
  settings.haptics = false;
  tick();
  settings.haptics = true;
  expect(felt).toEqual([8]);
  vi.stubGlobal('navigator', {});
  expect(tick).not.toThrow();
});
