/** Plays sounds: silent until the first gesture, never louder than asked, beside whatever music is on. */
import { settings, type Sound } from '../store/settings.svelte';
import { SOUNDS, type SoundName, type Voice } from './sounds';

const VOLUME: Record<Sound, number> = { off: 0, soft: 0.25, full: 0.7 };

const GESTURES = ['pointerdown', 'keydown'];

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The first press or key opens the way; before it no audio exists at all. */
export function watchGestures(target: EventTarget = window): void {
  const open = (): void => {
    for (const gesture of GESTURES) target.removeEventListener(gesture, open, { capture: true });
    start();
  };
  for (const gesture of GESTURES) target.addEventListener(gesture, open, { capture: true });
}

function start(): void {
  if (typeof AudioContext === 'undefined') return;
  // where the browser has a say in it: mix with other audio, and fall silent with the ringer
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'ambient';
  try {
    context = new AudioContext();
  } catch {
    context = null; // no sound device: the game is played without
  }
}

export function play(name: SoundName): void {
  const volume = VOLUME[settings.sound];
  if (!context || volume === 0 || document.visibilityState === 'hidden') return;
  if (context.state === 'suspended') void context.resume();
  for (const voice of SOUNDS[name]) sing(context, voice, volume);
}

function sing(audio: AudioContext, voice: Voice, volume: number): void {
  const at = audio.currentTime + voice.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(voice.loud * volume, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + voice.lasts);
  gain.connect(audio.destination);
  const source = voice.noise ? rustle(audio, voice.hertz, gain) : pitch(audio, voice.hertz, gain);
  source.start(at);
  source.stop(at + voice.lasts + 0.02);
}

function pitch(audio: AudioContext, hertz: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.frequency.value = hertz;
  source.connect(into);
  return source;
}

function rustle(audio: AudioContext, hertz: number, into: AudioNode): AudioScheduledSourceNode {
  hiss ??= whiteNoise(audio);
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = hiss;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  source.connect(filter).connect(into);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** A short tick under the finger, where the device has one and it is wanted. */
export function tick(): void {
  if (settings.haptics) globalThis.navigator?.vibrate?.(8);
}
