import { useCallback, useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { withStore } from '../../platform/storage/device-database.ts'
import { clipsStore as store } from '../../platform/storage/family-data.ts'
import { newId } from '../../platform/new-id.ts'
import { messagesOf } from '../../platform/messages.ts'
import { uploadsWords } from '../uploads-words.ts'
import { inMb } from '../video-lengths.ts'
import { WhatToFilm } from '../what-to-film.tsx'
import '../uploads.css'
import '../../ui/file-button/file-button.css'

const clipsWords = messagesOf('uploads/uploads', 'clips')

type ClipNotice = 'added' | 'deleted' | 'full' | 'closed' | 'not_video'

/** For those who do not want to send a video: clips to show to a doctor, on this phone only. */
export function ClipsPart({ userId }: { userId: string }) {
  const words = clipsWords.use()
  const { film_title } = uploadsWords.use()
  const [clips, setClips] = useState<readonly Clip[] | null>(null)
  const [message, setMessage] = useState<ClipNotice | null>(null)
  const load = useCallback(() => loadClips(userId).then(setClips), [userId])
  useEffect(() => {
    load().catch(() => setMessage('closed'))
  }, [load])

  const add = async (file: File) => {
    if (!file.type.startsWith('video/') && !/\.(mp4|mov)$/i.test(file.name)) return setMessage('not_video')
    setMessage(await addClip(userId, file, new Date().toISOString()).then(() => 'added' as const, whyNot))
    await load().catch(() => setMessage('closed'))
  }
  const remove = async (id: string) => {
    setMessage(await deleteClip(id).then(() => 'deleted' as const, whyNot))
    await load().catch(() => setMessage('closed'))
  }
  const isError = message !== null && message !== 'added' && message !== 'deleted'
  return (
    <div className="clips">
      <p>{words.lead}</p>
      {isError && (
        <Notice kind="error">
          <p>{words[message]}</p>
        </Notice>
      )}
      <p role="status">{message && !isError ? words[message] : ''}</p>
      {message !== 'closed' && (
        <label className="button button--second file-button">
          {words.add}
          <input
            className="file-button__input"
            type="file"
            accept="video/*"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void add(file)
            }}
          />
        </label>
      )}
      {clips && clips.length > 0 && <p className="muted">{words.shared}</p>}
      <Fold id="film" level={3} summary={film_title}>
        <WhatToFilm />
      </Fold>
      <ul className="clips__list">
        {clips?.map((clip, index) => (
          <Row key={clip.id} clip={clip} n={index + 1} onDelete={() => void remove(clip.id)} />
        ))}
      </ul>
    </div>
  )
}

/** A phone without space has its own message. */
function whyNot(error: unknown): ClipNotice {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'closed'
}

function Row({ clip, n, onDelete }: { clip: Clip; n: number; onDelete: () => void }) {
  const words = clipsWords.use()
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const date = formatDay(clip.addedAt, language)
  return (
    <li className="clips__row">
      <p>{fill(words.clip, { n, date, size: inMb(clip.video.size) })}</p>
      <div className="clips__buttons">
        <Button kind="second" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {fill(isOpen ? words.hide : words.play, { n })}
        </Button>
        <Button kind="danger" size="small" icon="trash" onClick={() => setAsked(true)}>
          {fill(words.delete, { n })}
        </Button>
      </div>
      {isOpen && <Player video={clip.video} label={fill(words.clip, { n, date, size: inMb(clip.video.size) })} />}
      {isAsked && (
        <ConfirmDialog
          title={words.delete_title}
          text={words.delete_text}
          yes={words.delete_yes}
          no={words.delete_no}
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false)
            onDelete()
          }}
        />
      )}
    </li>
  )
}

/** Never starts automatically. */
function Player({ video, label }: { video: Blob; label: string }) {
  const words = clipsWords.use()
  const [address, setAddress] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(video)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [video])
  if (hasFailed) return <p role="status">{words.not_played}</p>
  if (address === null) return null
  // A family's own clip has no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video className="clips__video" controls playsInline aria-label={label} src={address} onError={() => setFailed(true)} />
}

/** Clips that a family stores on its phone. They never leave the device. */

interface Clip {
  readonly id: string
  /** On a phone that families share, each sees its own. */
  readonly userId: string
  readonly addedAt: string
  readonly video: Blob
}

/** Oldest first. */
async function loadClips(userId: string): Promise<Clip[]> {
  const all = await withStore<Clip[]>(store, 'readonly', (clips) => clips.getAll())
  return all.filter((clip) => clip.userId === userId).toSorted((a, b) => (a.addedAt < b.addedAt ? -1 : 1))
}

/** The name of the file is not stored. */
async function addClip(userId: string, file: File, addedAt: string): Promise<void> {
  const clip: Clip = { id: newId(), userId, addedAt, video: file.slice(0, file.size, file.type) }
  await withStore(store, 'readwrite', (clips) => clips.add(clip))
}

async function deleteClip(id: string): Promise<void> {
  await withStore(store, 'readwrite', (clips) => clips.delete(id))
}
