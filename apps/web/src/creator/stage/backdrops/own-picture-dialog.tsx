import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { addSprite } from '@ankur/blocks/edit/edit-sprites'
import { chooseBackdrop, addAndShowCostume } from '@ankur/blocks/edit/edit-pictures'
import type { Costume, Project } from '@ankur/blocks/project'
import { Button } from '../../../ui/button/button.tsx'
import { useCreator } from '../../use-creator.ts'
import { useRunner } from '../runner.ts'
import { storeOwnPicture, readOwnPicture } from './own-picture.ts'
import { TitledDialog } from '../../../ui/titled-dialog/titled-dialog.tsx'
import { loadStyles } from '../../../platform/load-styles.ts'
import { messagesOf } from '../../../platform/messages.ts'
import styles from '../../dialog-styles.css?url'

const stageWords = messagesOf('creator/stage', 'stage')

type Step = { readonly image: HTMLImageElement | null; readonly trouble?: string }

export async function loadOwnPictureDialog() {
  await loadStyles(styles)
  return OwnPictureDialog
}

/** A picture of the family: chosen first, then placed. */
function OwnPictureDialog({ onClose }: { onClose: () => void }) {
  const words = stageWords.use()
  const [step, setStep] = useState<Step>({ image: null })
  const read = async (file: File) => {
    const found = await readOwnPicture(file)
    setStep('image' in found ? found : { image: null, trouble: words[found.trouble] })
  }
  return (
    <StageDialog title={words.own_picture} onClose={onClose}>
      <p>{words.picture_stays}</p>
      {step.trouble !== undefined && (
        <p role="alert" className="stage-dialog__trouble">
          {step.trouble}
        </p>
      )}
      <div className="stage-dialog__ways">
        <Pick label={words.choose_picture} read={read} />
        <Pick label={words.take_photo} read={read} fromCamera />
      </div>
      {step.image && (
        <Uses image={step.image} onClose={onClose} onTrouble={() => setStep({ image: null, trouble: words.picture_no_room })} />
      )}
    </StageDialog>
  )
}

/** Only handheld devices have a camera input. */
function Pick({ label, read, fromCamera = false }: { label: string; read: (file: File) => unknown; fromCamera?: boolean }) {
  return (
    <label className={`button button--second stage-dialog__pick${fromCamera ? ' stage-dialog__pick--camera' : ''}`}>
      {label}
      <input
        className="stage-dialog__file"
        type="file"
        accept="image/*"
        capture={fromCamera ? 'environment' : undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Allows choosing the same file again.
          event.target.value = ''
          if (file) read(file)
        }}
      />
    </label>
  )
}

interface UsesProps {
  image: HTMLImageElement
  onClose: () => void
  onTrouble: () => void
}

function Uses({ image, onClose, onTrouble }: UsesProps) {
  const words = stageWords.use()
  const { project, sprite, edit } = useCreator()
  const runner = useRunner()
  const title = useId()
  const use = async (as: 'sprite' | 'backdrop', put: (costume: Costume) => Project, message: string) => {
    const costume = await storeOwnPicture(image, as, words.picture_name).catch(() => null)
    if (!costume) return onTrouble()
    edit(put(costume), { message, otherwise: words.picture_stays_out })
    // The stage state of a run would hide it.
    runner.backToStart()
    onClose()
  }
  return (
    <section aria-labelledby={title}>
      <h3 className="stage-dialog__heading" id={title}>
        {words.picture_for}
      </h3>
      <Preview image={image} />
      <div className="stage-dialog__ways">
        <Button
          onClick={() =>
            void use(
              'sprite',
              (costume) => addSprite(project, { name: words.picture_name, costumes: [costume], x: 0, y: 0 }),
              words.picture_added,
            )
          }
        >
          {words.as_sprite}
        </Button>
        {sprite && (
          <Button
            kind="second"
            onClick={() =>
              void use(
                'sprite',
                (costume) => addAndShowCostume(project, sprite.id, costume),
                fill(words.picture_worn, { name: sprite.name }),
              )
            }
          >
            {fill(words.as_costume, { name: sprite.name })}
          </Button>
        )}
        <Button
          kind="second"
          onClick={() => void use('backdrop', (costume) => chooseBackdrop(project, costume), words.picture_behind)}
        >
          {words.as_backdrop}
        </Button>
      </div>
    </section>
  )
}

/** Drawn, not linked: the page never contains the file itself. */
function Preview({ image }: { image: HTMLImageElement }) {
  const words = stageWords.use()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    const scale = Math.min(200 / (image.naturalWidth || 200), 150 / (image.naturalHeight || 150))
    const [width, height] = [(image.naturalWidth || 200) * scale, (image.naturalHeight || 150) * scale]
    const pen = current?.getContext('2d')
    pen?.clearRect(0, 0, 200, 150)
    pen?.drawImage(image, (200 - width) / 2, (150 - height) / 2, width, height)
    current?.scrollIntoView({ block: 'nearest' })
  }, [image])
  return (
    <canvas className="stage-dialog__preview" ref={canvas} width={200} height={150} role="img" aria-label={words.picture_seen} />
  )
}

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog about the content of the stage, with a button that closes it. */
function StageDialog({ title, onClose, children }: Props) {
  const words = stageWords.use()
  return (
    <TitledDialog title={title} look="stage-dialog" onClose={onClose}>
      {children}
      <div className="confirm__buttons">
        <Button kind="second" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </TitledDialog>
  )
}
