import { useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import './field.css'

interface ErrorSummaryProps {
  title: string
  problems: readonly { readonly fieldId: string; readonly message: string }[]
}

/** The errors of a form, above it: gets the focus when it appears and links to each field. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [problems])
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <p className="error-summary__title">
        <Icon name="alert" />
        {title}
      </p>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(event: { preventDefault(): void }, fieldId: string): void {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}
