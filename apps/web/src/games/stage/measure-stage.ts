import type { Stage } from './fit.ts'

const sideways = '(min-aspect-ratio: 13/10) and (max-height: 559.98px)'

export function isSideways(): boolean {
  return matchMedia(sideways).matches
}

export function measureStage({ clientWidth: width, clientHeight: height }: HTMLElement): Stage {
  return { width, height, isSideways: isSideways(), isScreenWide: innerWidth > innerHeight }
}
