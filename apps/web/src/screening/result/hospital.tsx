import { LinkedText } from '../../ui/linked-text/linked-text.tsx'
import { messagesOf } from '../../platform/messages.ts'

const adviceWords = messagesOf('screening/advice', 'advice')

const signs = ['emergency_1', 'emergency_2', 'emergency_3', 'emergency_4', 'emergency_5', 'emergency_harm'] as const

/** When to go to a hospital today, whatever the result. */
export function HospitalSigns() {
  const words = adviceWords.use()
  return (
    <ul className="hospital__signs">
      {signs.map((sign) => (
        <li key={sign}>
          <LinkedText text={words[sign]} />
        </li>
      ))}
    </ul>
  )
}

export function HospitalBox() {
  const words = adviceWords.use()
  return (
    <section className="hospital" aria-labelledby="hospital">
      <h2 id="hospital">
        <LinkedText text={words.emergency_title} />
      </h2>
      <HospitalSigns />
    </section>
  )
}
