/** Frequencies of the two tones, in hertz. */
const tones = [660, 880] as const;
const toneLength = 0.16;
const loudness = 0.15;

let context: AudioContext | undefined;

/**
 * Plays two short tones. Browsers stay silent until the user has interacted with the page.
 */
export function chime(): void {
  context ??= new AudioContext();
  const audio = context;
  // Does nothing while the browser blocks sound.
  const play = () => {
    for (const [index, tone] of tones.entries())
      playTone(audio, tone, audio.currentTime + index * toneLength);
  };
  audio.resume().then(play, () => {});
}

function playTone(audio: AudioContext, frequency: number, start: number) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + toneLength);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + toneLength);
}
