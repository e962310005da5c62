/** The device's own voices. They often arrive late, and a phone may have none for a language. */

/** The voice for a language, as India speaks it where there is a choice; null when this device has none. */
export function voiceFor(language: string): SpeechSynthesisVoice | null {
  if (!canSpeak()) return null
  // A voice that is not on the device sends what it reads to its maker.
  const own = speechSynthesis.getVoices().filter((voice) => voice.localService)
  const voices = own.filter((voice) => new RegExp(`^${language}\\b`, 'i').test(voice.lang))
  return voices.find((voice) => /IN$/i.test(voice.lang)) ?? voices[0] ?? null
}

/** Calls back whenever the list of voices changes; returns a function that stops watching. */
export function watchVoices(changed: () => void): () => void {
  if (!canSpeak()) return () => {}
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}

function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis
}
