import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import type { Costume, Project } from '@ankur/blocks/project'
import { CreatorIcon } from '../../creator-icon.tsx'
import { requestDrawing, type LibraryUse } from '../../shell/dialog-requests.ts'
import { openDialog } from '../../shell/open-dialog.ts'
import { HearButton } from '../../script/hear-button.tsx'
import { showPictures } from '../../stage/pictures-shown.ts'
import { FittedShape } from '../../stage/sprites/sprite-picture.tsx'
import { useCreator } from '../../use-creator.ts'
import { findPictures, loadEveryName, type PictureNames } from './find-pictures.ts'
import { fetchLibrary } from '../library-pictures.ts'
import { PictureGrid } from './picture-grid.tsx'
import { homeOf, type Kind, kinds, libraryCostume, type PictureName, picturesOf } from '../picture-list.ts'
import { useAddPicture } from './use-add-picture.ts'
import { messagesOf } from '../../../platform/messages.ts'

const shellWords = messagesOf('creator/shell', 'creatorShell')
const libraryWords = messagesOf('creator/library', 'creatorLibrary')
const pictureWords = messagesOf('creator/library', 'creatorPictures')

type LibraryTab = Kind | 'mine'

interface Props {
  use: LibraryUse
  onClose: () => void
}

/** Pictures by category, or those that match a search. */
export function Library({ use, onClose }: Props) {
  const words = libraryWords.use()
  const names = pictureWords.use()
  const { project, sprite } = useCreator()
  const draw = () => {
    requestDrawing({ sprite: (use === 'costume' && sprite?.id) || null, costume: null })
    openDialog('about')
  }
  const add = useAddPicture(use)
  const [kind, setKind] = useState<LibraryTab>('around-us')
  const [search, setSearch] = useState('')
  const found = useFound(search)
  const mine = ownPictures(project)
  const shown: readonly Costume[] =
    found === null && kind === 'mine'
      ? mine
      : (found ?? picturesOf[kind as Kind]).map((name) => libraryCostume(name, names[name]))
  const { isMissing, tryAgain } = useFetched(shown)
  return (
    <>
      <Find search={search} onSearch={setSearch} />
      <p className="library__found" role="status">
        {found && found.length === 0 && fill(words.not_found, { name: search.trim() })}
        {found && found.length > 0 && fill(words.found, { n: found.length })}
      </p>
      {found?.length === 0 && (
        <button type="button" className="tool tool--small library__draw" onClick={draw}>
          <CreatorIcon name="pencil" />
          {words.draw_it}
        </button>
      )}
      <Kinds
        chosen={found ? null : kind}
        hasMine={mine.length > 0}
        onChoose={(chosen) => {
          setSearch('')
          setKind(chosen)
        }}
      />
      {isMissing ? (
        <div className="library__missing" role="alert">
          <p>{words.needs_internet}</p>
          <button type="button" className="tool tool--small" onClick={tryAgain}>
            {words.try_again}
          </button>
        </div>
      ) : (
        <PictureGrid
          key={found ? search : kind}
          label={found ? words.find : words[kind]}
          pictures={shown}
          onPress={(costume) => {
            add(costume)
            onClose()
          }}
        />
      )}
    </>
  )
}

export function HearLibrary() {
  const words = libraryWords.use()
  const { add_picture } = shellWords.use()
  return <HearButton label={words.hear} text={`${add_picture}. ${words.here}`} />
}

function Find({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const words = libraryWords.use()
  return (
    <label className="library__find">
      <CreatorIcon name="look" />
      <span className="only-heard">{words.find}</span>
      <input
        type="search"
        value={search}
        placeholder={words.find_example}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  )
}

interface KindsProps {
  chosen: LibraryTab | null
  hasMine: boolean
  onChoose: (kind: LibraryTab) => void
}

function Kinds({ chosen, hasMine, onChoose }: KindsProps) {
  const words = libraryWords.use()
  useEffect(() => {
    // The text of each category says the same as its picture.
    fetchLibrary('kinds').then(showPictures, () => {})
  }, [])
  const all: readonly LibraryTab[] = hasMine ? [...kinds, 'mine'] : kinds
  return (
    <div className="library__kinds" role="group" aria-label={words.kinds}>
      {all.map((each) => (
        <button key={each} type="button" className="library__kind" aria-pressed={each === chosen} onClick={() => onChoose(each)}>
          {each === 'mine' ? (
            <CreatorIcon name="picture" />
          ) : (
            <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
              <FittedShape costume={{ ...libraryCostume('auto', ''), picture: `library-kind-${each}` }} />
            </svg>
          )}
          {words[each]}
        </button>
      ))}
    </div>
  )
}

/** Null without a search. The names of all languages are loaded with the first letter. */
function useFound(search: string): readonly PictureName[] | null {
  const spoken = pictureWords.use()
  const [every, setEvery] = useState<readonly PictureNames[]>([])
  const isSearching = search.trim() !== ''
  useEffect(() => {
    if (isSearching) void loadEveryName().then(setEvery)
  }, [isSearching])
  return isSearching ? findPictures(search, [spoken, ...every]) : null
}

/** Adds the pictures that are shown to the page. */
function useFetched(shown: readonly Costume[]) {
  const wanted = [...new Set(shown.flatMap(({ picture }) => homeOf(picture) ?? []))].join(' ')
  const [missing, setMissing] = useState('')
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isShown = true
    const files = wanted === '' ? [] : (wanted.split(' ') as Kind[]).map((file) => fetchLibrary(file).then(showPictures))
    Promise.all(files).then(
      () => isShown && setMissing(''),
      () => isShown && setMissing(wanted),
    )
    return () => {
      isShown = false
    }
  }, [wanted, round])
  return {
    isMissing: missing !== '' && missing === wanted,
    tryAgain: () => {
      setMissing('')
      setRound(round + 1)
    },
  }
}

/** Photos and drawings of this game, without duplicates. */
function ownPictures({ sprites }: Project): readonly Costume[] {
  const own = sprites.flatMap(({ costumes }) => costumes).filter(({ picture }) => picture.includes('.'))
  return [...new Map(own.map((costume) => [costume.picture, costume])).values()]
}
