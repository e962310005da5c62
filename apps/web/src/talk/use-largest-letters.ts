import { useLayoutEffect, useRef, type RefObject } from 'react'

const smallestPx = 20
const largestPx = 400

/** Sets the largest type size at which a text fits its box in whole words, again when the box changes. */
export function useLargestLetters(text: string): RefObject<HTMLParagraphElement | null> {
  const box = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const fit = () => fitLetters(element)
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    fit()
    return () => watch.disconnect()
  }, [text])
  return box
}

function fitLetters(element: HTMLElement): void {
  let [low, high] = [smallestPx, largestPx]
  while (high - low > 1) {
    const middle = (low + high) / 2
    element.style.fontSize = `${middle}px`
    const isWhole = element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth
    if (isWhole) low = middle
    else high = middle
  }
  element.style.fontSize = `${low}px`
}
