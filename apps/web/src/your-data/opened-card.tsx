import { useEffect, useRef, type ComponentType } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'

interface Props {
  title: string
  button: string
  /** One open form per page at a time: their fields have the same names. */
  isOpen: boolean
  onOpen: () => void
  /** The result of the form. */
  message: string
  onDone: (message: string) => void
  /** Calls `onDone` with the message to show after success. */
  form: ComponentType<{ onDone: (message: string) => void }>
}

/** A form that is loaded on demand, because few visitors of the page need it. */
export function OpenedCard({ title, button, isOpen, onOpen, message, onDone, form: Form }: Props) {
  const card = useRef<HTMLDivElement>(null)
  // The form is gone, and with it the button that had the focus.
  useEffect(() => {
    if (message !== '') card.current?.querySelector('button')?.focus()
  }, [message])
  return (
    <Card title={title}>
      <p className="your-data__said" role="status">
        {message}
      </p>
      <div ref={card}>
        {isOpen ? (
          <Form onDone={onDone} />
        ) : (
          <Button kind="second" onClick={onOpen}>
            {button}
          </Button>
        )}
      </div>
    </Card>
  )
}
