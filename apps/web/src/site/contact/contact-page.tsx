import type { Language } from '@ankur/content'
import { faqOf } from '@ankur/content/contact/faq'
import { hrefFor } from '../../routes.ts'
import { Card } from '../../ui/card/card.tsx'
import { Details } from '../../ui/details/details.tsx'
import { Duck } from '../../ui/drawings/animals.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-parts.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactWords } from './contact-words.ts'

import { nothing, place, type ContactFill } from './contact-box.tsx'
import { Sent } from './sent.tsx'
import './contact.css'

export const contactPage: PageSource = {
  path: '/contact',
  title: (language) => contactWords(language).title,
  description: (language) => contactWords(language).description,
  main: (language) => <Contact language={language} fill={nothing} />,
  variants: {
    form: (language) => <Contact language={language} fill={place} />,
    sent: (language) => <Contact language={language} fill={place} isSent />,
  },
  faq: (language) => faqOf(contactWords(language)),
  // Hours, months, characters, ages and the lines of the form.
  facts: ['9', '5', '12', '5,000', '16', '30'],
}

interface ContactProps {
  language: Language
  fill: ContactFill
  isSent?: boolean
}

/** The form, or its result; beside it where and when we are available, and common questions. */
function Contact({ language, fill: filled, isSent = false }: ContactProps) {
  const words = contactWords(language)
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} picture={<Duck />} />
      <div className="wrap contact">
        <div className="contact__form" data-contact="">
          {isSent ? <Sent language={language} fill={filled} /> : <ContactForm language={language} fill={filled} />}
        </div>
        <div className="contact__beside">
          <Info language={language} />
          <Faq language={language} />
        </div>
      </div>
    </>
  )
}

function Info({ language }: { language: Language }) {
  const words = contactWords(language)
  return (
    <Card kind="warm" title={words.info_title}>
      <dl className="contact__facts">
        <dt>
          <Icon name="clock" />
          {words.info_hours}
        </dt>
        <dd>{words.hours}</dd>
        <dt>
          <Icon name="flag" />
          {words.info_place}
        </dt>
        <dd>{words.place}</dd>
      </dl>
      <p>{words.info_form}</p>
      <p>{words.info_urgent}</p>
    </Card>
  )
}

function Faq({ language }: { language: Language }) {
  const words = contactWords(language)
  return (
    <section className="contact__faq" aria-labelledby="faq">
      <h2 id="faq">{words.faq_title}</h2>
      {faqOf(words).map(({ id, question, answer }) => (
        <Details key={id} summary={question}>
          <p>{answer}</p>
          {id === 'data' && (
            <p>
              <a href={hrefFor('/privacy', language)}>{words.kept_link}</a>
            </p>
          )}
        </Details>
      ))}
    </section>
  )
}
