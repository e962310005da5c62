/** The sounds of the pond and the train after the tone of a placed piece. */
import type { SceneSound } from '../round/tones.ts'

/** A drop of water: a pitch that rises from 520 to 880 Hz. */
export const pondDrop: SceneSound = {
  seconds: 0.25,
  peak: 0.35,
  voice(audio, start, seconds) {
    const voice = audio.createOscillator()
    voice.frequency.setValueAtTime(520, start)
    voice.frequency.linearRampToValueAtTime(880, start + seconds)
    return voice
  },
}

const CHUFF_BASE_HZ = 2.5
const CHUFF_HIGHEST_HZ = 600

/**
 * A puff of steam: many simultaneous sines between 100 and 600 Hz, which sound like soft noise without high frequencies.
 */
export const trainPuff: SceneSound = {
  seconds: 0.3,
  peak: 0.4,
  voice(audio) {
    const count = CHUFF_HIGHEST_HZ / CHUFF_BASE_HZ
    const [cosines, sines] = [new Float32Array(count), new Float32Array(count)]
    for (let nth = 100 / CHUFF_BASE_HZ; nth < count; nth++) {
      // Phases without a pattern, or all sines would peak together as a click; weaker towards the top.
      const phase = 2 * Math.PI * ((nth * nth * 0.618) % 1)
      cosines[nth] = Math.cos(phase) * (1 - nth / count)
      sines[nth] = Math.sin(phase) * (1 - nth / count)
    }
    const voice = audio.createOscillator()
    voice.setPeriodicWave(audio.createPeriodicWave(cosines, sines))
    voice.frequency.value = CHUFF_BASE_HZ
    return voice
  },
}
