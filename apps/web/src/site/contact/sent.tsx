import type { Language } from '@ankur/content'
import { hrefFor } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { contactWords } from './contact-words.ts'
import type { ContactFill } from './contact-box.tsx'

/** Replaces the form once the server has the message. With script it also shows the sent text. */
export function Sent({ language, fill }: { language: Language; fill: ContactFill }) {
  const words = contactWords(language)
  return (
    <section className="contact-sent" id="answer" tabIndex={-1} aria-labelledby="contact-sent" data-contact-sent="">
      <div className="notice notice--success">
        <Icon name="check" />
        <div className="notice__words">
          <h2 className="notice__title contact-sent__title" id="contact-sent">
            {words.sent_title}
          </h2>
          <p>{words.sent_text}</p>
        </div>
      </div>
      <dl className="contact-sent__reference">
        <dt>{words.sent_reference}</dt>
        <dd data-contact-reference="">{fill('reference')}</dd>
      </dl>
      <p className="muted">{words.sent_reference_help}</p>
      <p data-shown={fill('sending_shown')} data-contact-copy="sending">
        {words.sent_copy_sending}
      </p>
      <p data-shown={fill('kept_shown')} data-contact-copy="kept">
        {words.sent_copy_kept}
      </p>
      <div data-shown="" data-contact-yours="">
        <h3>{words.sent_yours}</h3>
        <blockquote className="contact-sent__yours">
          <p data-contact-subject="" />
          <p data-contact-message="" />
        </blockquote>
      </div>
      <LinkButton kind="second" href={hrefFor('/contact', language)}>
        {words.write_another}
      </LinkButton>
    </section>
  )
}
