import { fill as fillIn, type Language } from '@ankur/content'
import { contactFields, MAX_MESSAGE_LENGTH, topicLabel, topics } from '@ankur/content/contact/message'
import { hrefFor } from '../../routes.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ContactBox, type ContactFill } from './contact-box.tsx'
import { contactWords, formWords } from './contact-words.ts'
import { Sent } from './sent.tsx'

interface ContactFormProps {
  language: Language
  fill: ContactFill
}

/**
 * Works without script: the server responds with this page again, filled in. `send-form.ts` does the same in place; all
 * elements that it may show are already here.
 */
export function ContactForm({ language, fill }: ContactFormProps) {
  const words = contactWords(language)
  const most = MAX_MESSAGE_LENGTH.toLocaleString('en')
  return (
    <>
      <h2 id="contact-form">{words.form_title}</h2>
      <form
        method="post"
        action="/api/contact#answer"
        // The browser's own messages are in its language; the server responds in the reader's, and keeps the typed text.
        noValidate
        aria-labelledby="contact-form"
        data-contact-form=""
        data-words={JSON.stringify(formWords(language))}
      >
        <Refused language={language} fill={fill} />
        <p className="contact__status" role="status" data-contact-draft="" hidden>
          {words.draft_back}
        </p>
        <p className="muted contact__all">{words.all_needed}</p>
        <div className="contact__names">
          <ContactBox field="firstName" label={words.first_name} fill={fill} autoComplete="given-name" />
          <ContactBox field="lastName" label={words.last_name} fill={fill} autoComplete="family-name" />
        </div>
        <ContactBox field="email" label={words.email} hint={words.email_hint} fill={fill} type="email" autoComplete="email" />
        <ContactBox field="subject" label={words.subject} hint={words.subject_hint} fill={fill} list="contact-topics" />
        <datalist id="contact-topics">
          {topics.map((topic) => (
            <option key={topic}>{topicLabel(words, topic)}</option>
          ))}
        </datalist>
        <ContactBox
          field="message"
          label={words.message}
          hint={
            <>
              <span className="contact__demo" data-shown={fill('demo_shown')}>
                {words.message_hint_demo}{' '}
              </span>
              {fillIn(words.message_hint, { most })}
            </>
          }
          fill={fill}
          rows={7}
        />
        <p className="muted contact__count" data-contact-count="" hidden />
        <Trap label={words.leave_empty} />
        <input type="hidden" name="language" value={language} />
        <Button type="submit" busyLabel={words.sending}>
          {words.send}
        </Button>
        <p className="muted contact__kept">
          {words.kept_note} <a href={hrefFor('/privacy', language)}>{words.kept_link}</a>
        </p>
      </form>
      {/* Not on the page before the server has the message. */}
      <template data-contact-template="">
        <Sent language={language} fill={() => ''} />
      </template>
    </>
  )
}

/** Why a message was not sent, with a link to each box that needs a look. */
function Refused({ language, fill }: ContactFormProps) {
  const words = contactWords(language)
  return (
    <div
      className="error-summary"
      id="answer"
      role="alert"
      tabIndex={-1}
      data-shown={fill('refused_shown')}
      data-contact-refused=""
    >
      <p className="error-summary__title">
        <Icon name="alert" />
        <span data-contact-title="">{words.refused_title}</span>
      </p>
      <p data-contact-why="">{fill('refused_why')}</p>
      <ul>
        {contactFields.map((field) => (
          <li key={field} data-shown={fill(`${field}_shown`)} data-contact-problem={field}>
            <a href={`#contact-${field}`}>{fill(`${field}_error`)}</a>
          </li>
        ))}
      </ul>
      <p data-shown={fill('typed_shown')} data-contact-typed="">
        {words.refused_help}
      </p>
    </div>
  )
}

/** Invisible, silent and not focusable: only a bot fills it in. */
function Trap({ label }: { label: string }) {
  return (
    <div className="contact__trap" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
