import { useId, type ReactNode } from 'react'

/** One section of the settings, below its heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="creator-settings__section" aria-labelledby={id}>
      <h3 className="creator-settings__title" id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}
