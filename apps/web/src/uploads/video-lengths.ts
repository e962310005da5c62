import { fill } from '@ankur/content'

/** Bytes as people read them on a phone: one decimal. */
export function inMb(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1)
}

export function asLength(sentence: string, seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return fill(sentence, { minutes: Math.floor(whole / 60), seconds: whole % 60 })
}
