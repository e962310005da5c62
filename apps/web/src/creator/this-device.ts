import { fill } from '@ankur/content'

interface Words {
  readonly phone: string
  readonly tablet: string
  readonly computer: string
}

/** A sentence that names the device: a small touch screen is a phone. */
export function deviceSentence(sentence: string, { phone, tablet, computer }: Words): string {
  const isTouched = navigator.maxTouchPoints > 0 && innerWidth < 1024
  const isPhone = Math.min(innerWidth, innerHeight) < 600
  return fill(sentence, { device: isTouched ? (isPhone ? phone : tablet) : computer })
}
