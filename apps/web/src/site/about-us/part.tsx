import type { ReactNode } from 'react'

/** One part of the page, with the anchor that links elsewhere name. */
export function Part({ id, title, picture, children }: { id: string; title: string; picture?: ReactNode; children: ReactNode }) {
  return (
    <section className="about__part prose" id={id} aria-labelledby={`${id}-title`}>
      {picture && <div className={`about__picture about__picture--${id} decoration`}>{picture}</div>}
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
