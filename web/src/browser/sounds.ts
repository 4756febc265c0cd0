// Short sounds, synthesized here: no files, all under 400 ms.

export type Sound = 'move' | 'dice' | 'hit' | 'card' | 'turn' | 'refused';

/** A part of a sound: a tone or a burst of noise, with its start, length and pitch. */
export interface SoundPart {
  at: number; // seconds
  length: number;
  from: number; // Hz: of the tone, or of the noise filter
  to: number;
  gain: number;
  noise?: boolean;
  shape?: OscillatorType;
}

export const SCORES: Record<Sound, SoundPart[]> = {
  move: [
    { at: 0, length: 0.05, from: 420, to: 180, gain: 0.5, shape: 'triangle' },
    { at: 0, length: 0.03, from: 2200, to: 900, gain: 0.25, noise: true },
  ],
  dice: [0, 0.07, 0.13, 0.2, 0.26].map((at, i) => ({
    at,
    length: 0.035,
    from: 3200 - i * 240,
    to: 1400,
    gain: 0.5 - i * 0.06,
    noise: true,
  })),
  hit: [
    { at: 0, length: 0.22, from: 130, to: 46, gain: 0.9, shape: 'sine' },
    { at: 0, length: 0.12, from: 900, to: 200, gain: 0.5, noise: true },
  ],
  card: [{ at: 0, length: 0.14, from: 1200, to: 5200, gain: 0.28, noise: true }],
  turn: [
    { at: 0, length: 0.16, from: 587, to: 587, gain: 0.4, shape: 'triangle' },
    { at: 0.13, length: 0.24, from: 880, to: 880, gain: 0.4, shape: 'triangle' },
  ],
  refused: [
    { at: 0, length: 0.09, from: 150, to: 130, gain: 0.4, shape: 'square' },
    { at: 0.12, length: 0.1, from: 120, to: 100, gain: 0.4, shape: 'square' },
  ],
};

export const lengthOf = (sound: Sound): number =>
  Math.max(...SCORES[sound].map((part) => part.at + part.length));

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers allow sound only after the first click. */
function opened(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function rustle(at: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}

function playPart(at: AudioContext, part: SoundPart, volume: number): void {
  const start = at.currentTime + part.at;
  const end = start + part.length;
  const gain = at.createGain();
  gain.gain.setValueAtTime(part.gain * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0008, end);
  gain.connect(at.destination);
  if (part.noise) {
    const source = at.createBufferSource();
    const filter = at.createBiquadFilter();
    source.buffer = rustle(at);
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(part.from, start);
    filter.frequency.exponentialRampToValueAtTime(part.to, end);
    source.connect(filter).connect(gain);
    source.start(start, Math.random() * 0.2, part.length);
  } else {
    const tone = at.createOscillator();
    tone.type = part.shape ?? 'sine';
    tone.frequency.setValueAtTime(part.from, start);
    tone.frequency.exponentialRampToValueAtTime(part.to, end);
    tone.connect(gain);
    tone.start(start);
    tone.stop(end);
  }
}

/** Play a sound at a volume from 0 to 100. */
export function play(sound: Sound, volume: number): void {
  const at = volume > 0 ? opened() : null;
  if (!at) return;
  for (const part of SCORES[sound]) playPart(at, part, (volume / 100) ** 1.5);
}
