import type { ReactNode } from 'react'
import { FlowFooter, SiteFooter, type FooterLinks } from '../footer/footer.tsx'
import type { HeaderProps } from '../header/header-tools.tsx'
import { FlowHeader, SiteHeader } from '../header/header.tsx'
import { useSiteWords } from '../site-words.tsx'

interface LayoutProps extends HeaderProps {
  children: ReactNode
}

interface SiteLayoutProps extends LayoutProps {
  families?: FooterLinks
}

/** The frame of a page: skip link first, header, main, footer. */
export function SiteLayout({ children, families, ...header }: SiteLayoutProps) {
  const { offline, offline_kept, online_again } = useSiteWords()
  return (
    <>
      <SkipLink />
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1} data-offline={offline} data-offline-kept={offline_kept} data-online={online_again}>
        {children}
      </main>
      <SiteFooter language={header.language} families={families} />
    </>
  )
}

interface FlowLayoutProps extends LayoutProps {
  /** The footer line that says where the questions come from. */
  footer?: ReactNode
}

/** The frame of the screening flow, with a smaller header and footer. */
export function FlowLayout({ children, footer, ...header }: FlowLayoutProps) {
  return (
    <>
      <SkipLink />
      <FlowHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FlowFooter language={header.language}>{footer}</FlowFooter>
    </>
  )
}

export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useSiteWords().skip_link}
    </a>
  )
}
