/**
 * Soft tones, made here so that no file is needed: one when something is in its place, one more at the end of a
 * round. Each begins and ends slowly. A miss makes no sound, and nothing is told by sound alone.
 */
export type Tone = 'placed' | 'finished'

/** What is put in place is heard rising, piece by piece, and stays below 600 Hz. */
const rising = [392, 440, 494, 523.25, 587.33]
const TONE_SECONDS = 0.45

let context: AudioContext | null = null

/** Call it from a press: browsers let nothing sound before. */
export function playTone(tone: Tone, volumePercent: number, nth = 1): void {
  if (!('AudioContext' in window)) return
  context ??= new AudioContext()
  context.resume().catch(() => {
    // The browser does not allow it now; all that matters is seen.
  })
  const pitches = tone === 'finished' ? [392, 523.25] : [rising[Math.min(nth, rising.length) - 1] ?? 392]
  for (const [index, pitch] of pitches.entries()) sound(context, { pitch, volumePercent, wait: index * 0.3 })
}

function sound(audio: AudioContext, { pitch, volumePercent, wait }: { pitch: number; volumePercent: number; wait: number }) {
  const start = audio.currentTime + wait
  const voice = audio.createOscillator()
  const loudness = audio.createGain()
  voice.frequency.value = pitch
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime((volumePercent / 100) * 0.5, start + 0.08)
  loudness.gain.linearRampToValueAtTime(0, start + TONE_SECONDS)
  voice.connect(loudness).connect(audio.destination)
  voice.start(start)
  voice.stop(start + TONE_SECONDS)
}
