import { fill } from '@ankur/content'
import {
  gameToOffer,
  maxInSession,
  planSession,
  sessionIdeas,
  sessionMinutes,
  type SessionPart,
  sessionThings,
  withNextIdea,
  withoutPart,
} from '@ankur/games/session-plan'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { listedGame, playedGames } from '../played-games.ts'
import type { Player } from '../../players/index.ts'
import { playOf, useClass, usePupilName } from './class-file.ts'
import { messagesOf } from '../../platform/messages.ts'
import { planStore, type SessionChoice } from './plan-store.ts'

const gameTitles = messagesOf('games/games', 'games')
const sessionWords = messagesOf('games/class', 'sessionPlan')

/** Participants, duration, materials: a plan on one page of paper, with space for notes on each part. */
export function SessionPage() {
  const words = sessionWords.use()
  const { progress } = useClass()
  const plan = planStore.use()
  useTitle(words.session_title)
  const chosen = progress.players.filter(({ id }) => plan.chosen.includes(id)).slice(0, maxInSession)
  const change = (changed: Partial<SessionChoice>) => planStore.change((before) => ({ ...before, ...changed }))
  const isPlanned = plan.parts.length > 0 && chosen.length > 0
  return (
    <div className={classNames('wrap session', isPlanned && 'session--planned')}>
      <PageHeading>{words.session_title}</PageHeading>
      {progress.players.length === 0 ? <p className="session__ask">{words.none}</p> : <Ask plan={plan} change={change} />}
      {isPlanned && <Plan plan={plan} chosen={chosen} change={change} />}
      <p className="session__ask">
        <LinkButton kind="second" icon="back" href="/class">
          {words.back}
        </LinkButton>
      </p>
    </div>
  )
}

interface Changing {
  readonly plan: SessionChoice
  readonly change: (changed: Partial<SessionChoice>) => void
}

function Ask({ plan, change }: Changing) {
  const words = sessionWords.use()
  const { progress } = useClass()
  const nameOf = usePupilName(words.nameless)
  const isFull = plan.chosen.length >= maxInSession
  const toggled = <Each,>(list: readonly Each[], each: Each) =>
    list.includes(each) ? list.filter((other) => other !== each) : [...list, each]
  return (
    <div className="session__ask">
      <fieldset>
        <legend>{fill(words.who, { n: maxInSession })}</legend>
        <div className="session__choices">
          {progress.players.map((player) => (
            <label key={player.id} className="session__choice">
              <input
                type="checkbox"
                checked={plan.chosen.includes(player.id)}
                disabled={isFull && !plan.chosen.includes(player.id)}
                onChange={() => change({ chosen: toggled(plan.chosen, player.id) })}
              />
              {nameOf(player)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.how_long}</legend>
        <div className="session__choices">
          {sessionMinutes.map((each) => (
            <label key={each} className="session__choice">
              <input type="radio" name="minutes" checked={plan.minutes === each} onChange={() => change({ minutes: each })} />
              {fill(words.minutes, { n: each })}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.at_hand}</legend>
        <div className="session__choices">
          {sessionThings.map((each) => (
            <label key={each} className="session__choice">
              <input
                type="checkbox"
                checked={plan.things.includes(each)}
                onChange={() => change({ things: toggled(plan.things, each) })}
              />
              {words[`thing_${each}`]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        disabledReason={plan.chosen.length === 0 ? words.choose_first : undefined}
        onClick={() => change({ parts: planSession(plan.minutes, plan.things) })}
      >
        {plan.parts.length > 0 ? words.make_again : words.make}
      </Button>
    </div>
  )
}

function Plan({ plan, chosen, change }: Changing & { chosen: readonly Player[] }) {
  const words = sessionWords.use()
  return (
    <section className="session__paper" aria-labelledby="session-plan">
      <h2 id="session-plan">{words.plan_title}</h2>
      <p className="session__lines">
        {words.day}: <span className="session__line" /> {words.place}: <span className="session__line" />
      </p>
      <table className="session__table">
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.how_it_went}</th>
          </tr>
        </thead>
        <tbody>
          {plan.parts.map((part) => (
            <tr key={part.kind}>
              <th scope="row">
                <b>{words[`part_${part.kind}`]}</b> {fill(words.minutes, { n: part.minutes })}
                <span className="session__what">
                  {words[`idea_${sessionIdeas[part.kind][part.idea] ?? 'toys'}` as 'idea_toys']}
                </span>
                {part.kind === 'game' && <Games part={part} chosen={chosen} />}
                <span className="session__change">
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={fill(words.another_for, { part: words[`part_${part.kind}`] })}
                    onClick={() => change({ parts: withNextIdea(plan.parts, part.kind) })}
                  >
                    {words.another}
                  </Button>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={fill(words.leave_out_of, { part: words[`part_${part.kind}`] })}
                    onClick={() => change({ parts: withoutPart(plan.parts, part.kind) })}
                  >
                    {words.leave_out}
                  </Button>
                </span>
              </th>
              <td>
                <ul className="session__went">
                  {[words.with_help, words.alone, words.not_today].map((way) => (
                    <li key={way}>
                      <span className="session__box" /> {way}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.practice}</p>
      <div className="session__change">
        <Button icon="print" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </section>
  )
}

/** Each child at the level that is theirs. */
function Games({ part, chosen }: { part: SessionPart; chosen: readonly Player[] }) {
  const words = sessionWords.use()
  const titles = gameTitles.use()
  const all = useClass()
  const nameOf = usePupilName(words.nameless)
  if (sessionIdeas.game[part.idea] === 'toys') return <span className="session__what">{chosen.map(nameOf).join(', ')}</span>
  return (
    <ul>
      {chosen.map((player) => {
        const { games } = playOf(all, player.id)
        const game = gameToOffer(playedGames, (each) => games[each].days.at(-1)?.day ?? '') ?? playedGames[0]
        if (!game) return null
        return (
          <li key={player.id}>
            {nameOf(player)}: {fill(words.level, { game: titles[listedGame(game).title], n: games[game].level })}
          </li>
        )
      })}
    </ul>
  )
}
