import { useEffect, useRef } from 'react'
import './near.css'

interface NearProps {
  /** About how much room the content will take, so that little moves when it comes. */
  height: 'low' | 'middle' | 'high' | 'tall'
  /** May be called more than once. */
  onNear: () => void
}

/** Keeps a place for what is loaded later: once the reader comes near, or does anything at all, or prints. */
export function Near({ height, onNear }: NearProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? watchNear(place.current, onNear) : undefined), [onNear])
  return <div ref={place} className={`near near--${height}`} aria-busy="true" />
}

/** Whoever scrolls, presses a key (also to search or print) or touches the page may want any part of it. */
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
