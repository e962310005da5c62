import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'
import { isWordingReviewed } from '@ankur/content/reviews'
import { footerHelplines, footerNavigation, type NavLink } from '@ankur/content/site'
import { hrefFor, existingEntries } from '../../routes.ts'
import { Logo } from '../logo/logo.tsx'
import { useSiteWords, type SiteWords } from '../site-words.tsx'
import './footer.css'

/** A group of links used by some pages only. */
export interface FooterLinks {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

export function SiteFooter({ language, families }: { language: Language; families?: FooterLinks | undefined }) {
  const words = useSiteWords()
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer__columns">
          <div className="footer__about">
            <Logo language={language} />
            <p>{words.footer_about}</p>
            <p>{words.footer_diagnosis}</p>
            {!isWordingReviewed(language) && <p>{words.translation_unchecked}</p>}
          </div>
          {families && <FooterGroup {...families} />}
          {existingEntries(footerNavigation).map(({ label, links }) => (
            <FooterGroup key={label} title={words[label]} links={shownLinks(links, words, language)} />
          ))}
          <Help language={language} />
        </div>
        <div className="footer__end">
          <p>{words.footer_place}</p>
          <p>{words.footer_free}</p>
        </div>
      </div>
    </footer>
  )
}

function shownLinks(links: readonly NavLink[], words: SiteWords, language: Language): FooterLinks['links'] {
  return links.map(({ path, label }) => ({ href: hrefFor(path, language), label: words[label] }))
}

function FooterGroup({ title, links }: FooterLinks) {
  return (
    <nav aria-label={title}>
      <h2 className="footer__title">{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Help({ language }: { language: Language }) {
  const words = useSiteWords()
  return (
    <div className="footer__help">
      <h2 className="footer__title">
        <a href={hrefFor('/help', language)}>{words.help}</a>
      </h2>
      <ul>
        {footerHelplines.map(({ label, line, number }) => (
          <li key={number}>
            <a href={`tel:${number}`}>{words[label]}</a>
            {line && <span className="footer__line">{words[line]}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer of the screening flow: one line about the questions, privacy, and someone to talk to. */
export function FlowFooter({ language, children }: { language: Language; children?: ReactNode }) {
  const words = useSiteWords()
  return (
    <footer className="flow-footer">
      <div className="wrap flow-footer__row">
        {children !== undefined && <span>{children}</span>}
        <a href={hrefFor('/privacy', language)}>{words.privacy}</a>
        <a href="tel:14416">{words.helpline_parents}</a>
      </div>
    </footer>
  )
}
