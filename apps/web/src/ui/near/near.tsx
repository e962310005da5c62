import { useEffect, useRef } from 'react'
import './near.css'

interface NearProps {
  /** The approximate height of the content, so that little moves when it loads. */
  height: 'low' | 'middle' | 'high' | 'tall'
  /** May be called more than once. */
  onNear: () => void
}

/** A placeholder for content loaded later: when the user scrolls near, interacts with the page, or prints. */
export function Near({ height, onNear }: NearProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? watchNear(place.current, onNear) : undefined), [onNear])
  return <div ref={place} className={`near near--${height}`} aria-busy="true" />
}

/** Any scroll, key (also search or print) or touch may mean that the user wants the content. */
const signs = ['scroll', 'keydown', 'pointerdown', 'focusin', 'beforeprint'] as const

function watchNear(place: Element, onNear: () => void): () => void {
  const ending = new AbortController()
  for (const sign of signs) addEventListener(sign, onNear, { once: true, passive: true, signal: ending.signal })
  const eye = 'IntersectionObserver' in window ? new IntersectionObserver(seen(onNear), { rootMargin: '25%' }) : null
  if (eye) eye.observe(place)
  else onNear()
  return () => {
    ending.abort()
    eye?.disconnect()
  }
}

function seen(onNear: () => void): IntersectionObserverCallback {
  return (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear()
}
