import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'

interface Props {
  title: string
  button: string
  /** One form of a page at a time: their fields have the same names. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Calls `onDone` with what is to be said once it is done. */
  form: ComponentType<{ onDone: (said: string) => void }>
}

/** A form that comes when it is asked for: few who open the page need it. */
export function OpenedCard({ title, button, isOpen, onOpen, form: Form }: Props) {
  const [said, setSaid] = useState('')
  const card = useRef<HTMLDivElement>(null)
  // The form is gone, and with it the button that had the focus.
  useEffect(() => {
    if (said !== '') card.current?.querySelector('button')?.focus()
  }, [said])
  const open = () => {
    setSaid('')
    onOpen(true)
  }
  const close = (why: string) => {
    setSaid(why)
    onOpen(false)
  }
  return (
    <Card title={title}>
      <p className="your-data__said" role="status">
        {said}
      </p>
      <div ref={card}>
        {isOpen ? (
          <Form onDone={close} />
        ) : (
          <Button kind="second" onClick={open}>
            {button}
          </Button>
        )}
      </div>
    </Card>
  )
}
