import { useEffect, useState } from 'react'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { FileButton } from './fields.tsx'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

const DrawDialog = definePart({ load: () => import('./draw-dialog.tsx').then((module) => module.DrawDialog), when: onDemand })

interface Props {
  picture: Blob | null
  onChange: (picture: Blob | null) => void
}

/** A photo, or a drawing made here; the choice is previewed before it is stored. */
export function PictureField({ picture, onChange }: Props) {
  const words = adultWords.use()
  const [isDrawing, setDrawing] = useState(false)
  const shown = useAddress(picture)
  return (
    <>
      <div className="talk-adults__buttons">
        <FileButton label={words.own_photo} size="small" accept="image/*" onChoose={onChange} />
        <Button kind="second" size="small" icon="edit" onClick={() => setDrawing(true)}>
          {words.draw}
        </Button>
        {picture && (
          <>
            {shown && <img className="talk-draw__chosen" src={shown} alt={words.draw_chosen} />}
            <Button kind="quiet" size="small" onClick={() => onChange(null)}>
              {words.draw_remove}
            </Button>
          </>
        )}
      </div>
      {isDrawing && (
        <DrawDialog
          onDone={(drawn) => {
            onChange(drawn)
            setDrawing(false)
          }}
          onClose={() => setDrawing(false)}
        />
      )}
    </>
  )
}

function useAddress(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [picture])
  return address
}
