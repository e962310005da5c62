import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface StripPages {
  readonly box: RefObject<HTMLButtonElement | null>
  /** `whole`: every word is visible, so there is nothing to page through. */
  readonly place: 'whole' | 'start' | 'further'
  /** Pages back by as many words as fit; from the first words to the last ones. */
  readonly turn: () => void
}

/**
 * Pages through a sentence that is wider than its box. A new word, and the word that is being spoken, are scrolled into
 * view.
 */
export function useStripPages(count: number, saying: number | null): StripPages {
  const box = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<StripPages['place']>('whole')

  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setPlace(placeOf(element))
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  useEffect(() => {
    // In the next frame, so that the press itself causes no layout.
    const frame = requestAnimationFrame(() => {
      const element = box.current
      if (!element) return
      element.scrollLeft = element.scrollWidth
      setPlace(placeOf(element))
    })
    return () => cancelAnimationFrame(frame)
  }, [count])

  const isWhole = place === 'whole'
  useLayoutEffect(() => {
    // The button for the earlier words has just appeared, and would push the last word out of view.
    const element = box.current
    if (element && !isWhole) element.scrollLeft = element.scrollWidth
  }, [isWhole])

  useEffect(() => {
    if (saying === null) return
    const frame = requestAnimationFrame(() =>
      box.current?.children[saying]?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [saying])

  const turn = () => {
    const element = box.current
    if (element) element.scrollLeft = placeOf(element) === 'start' ? element.scrollWidth : pageBefore(element)
  }
  return { box, place, turn }
}

function placeOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): StripPages['place'] {
  if (scrollWidth <= clientWidth + 1) return 'whole'
  return scrollLeft <= 1 ? 'start' : 'further'
}

/** The word that is cut at the left edge becomes the last one; a word wider than the box is shown in parts. */
function pageBefore(box: HTMLElement): number {
  const { left, right, width } = box.getBoundingClientRect()
  const cut = [...box.children].map((word) => word.getBoundingClientRect()).findLast((word) => word.left < left - 1)
  const back = cut && cut.right < right - 1 ? right - cut.right : width * 0.75
  return Math.max(0, box.scrollLeft - back)
}
