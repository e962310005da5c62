import { useEffect, useId, useRef } from 'react'
import { fill } from '@ankur/content'
import { labelOf } from '@ankur/blocks/labels/label'
import { allBlocks } from '@ankur/blocks/project'
import { nextChange, type RecordedFrame, type Recording } from '@ankur/blocks/recording'
import { useLanguage } from '../../../platform/language.tsx'
import { CreatorIcon } from '../../creator-icon.tsx'
import type { EarlierFrame } from '../run-state.ts'
import { Tool } from '../../toolbar.tsx'
import { oncePerGame, useCreator } from '../../use-creator.ts'
import { useFrame, useRunner } from '../runner.ts'
import { messagesOf } from '../../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const stageWords = messagesOf('creator/stage', 'stage')

export function LookBackPanel() {
  const runner = useRunner()
  useFrame()
  const [recording, looked] = [runner.recording(), runner.lookedAt()]
  return recording && looked && <Moments recording={recording} looked={looked} />
}

/** Steps between frames with changes, or through the whole run by the slider. The machine itself cannot run backwards. */
function Moments({ recording, looked }: { recording: Recording; looked: EarlierFrame }) {
  const words = stageWords.use()
  const creator = creatorWords.use()
  const { project, say } = useCreator()
  const runner = useRunner()
  const blocks = useBlocksOf(looked.frame)
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  // In braces: new browsers return a promise, which is not a cleanup function.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { first, frames } = recording
  const last = first + frames.length - 1
  const moment = (number: number) => fill(words.moment, { n: number - first + 1, count: frames.length })
  const go = (by: -1 | 1) => {
    const number = nextChange(recording, looked.number, by)
    runner.look(number)
    say(`${moment(number)}. ${blocks(runner.lookedAt()?.frame)}`)
  }
  // When the pressed button disappears, the focus moves to the one that opened this.
  const close = () => {
    runner.look(null)
    document.querySelector<HTMLElement>('[data-look-back] button')?.focus()
  }
  return (
    <section className="look-back" aria-labelledby={title} ref={panel}>
      <h3 className="look-back__title" id={title}>
        {words.looking_back}
      </h3>
      <div className="look-back__row">
        <Tool
          icon="back"
          label={words.earlier}
          why={looked.number > first ? undefined : words.first_moment}
          act={() => go(-1)}
          isSmall
        />
        <Tool
          icon="forth"
          label={words.later}
          why={looked.number < last ? undefined : words.last_moment}
          act={() => go(1)}
          isSmall
        />
      </div>
      <input
        className="look-back__slider"
        type="range"
        min={first}
        max={last}
        value={looked.number}
        aria-label={words.slider}
        aria-valuetext={moment(looked.number)}
        onChange={(event) => runner.look(Number(event.target.value))}
      />
      <p className="look-back__moment">{moment(looked.number)}</p>
      <p className="look-back__blocks">{blocks(looked.frame)}</p>
      <p className="look-back__note">{words.moments_kept}</p>
      <div className="look-back__row">
        <button
          type="button"
          className="tool tool--small"
          onClick={() => {
            close()
            runner.backToStart()
            runner.run(project)
            say(creator.running)
          }}
        >
          <CreatorIcon name="run" />
          {words.run_again}
        </button>
        <button type="button" className="tool tool--small" onClick={close}>
          {words.to_latest}
        </button>
      </div>
    </section>
  )
}

/** The blocks that ran in a frame, in words. A flag hat that was added for running is not listed. */
function useBlocksOf(shown: RecordedFrame): (frame?: RecordedFrame) => string {
  const words = stageWords.use()
  const { language } = useLanguage()
  const { project } = useCreator()
  return (frame = shown) => {
    const known = blocksById(project)
    const names = frame.ran.flatMap((id) => known.get(id) ?? []).map((block) => labelOf(block, language))
    return names.length === 0 ? words.no_block : fill(words.blocks_then, { blocks: [...new Set(names)].join(', ') })
  }
}

const blocksById = oncePerGame((project) => new Map(allBlocks(project).map((block) => [block.id, block])))
