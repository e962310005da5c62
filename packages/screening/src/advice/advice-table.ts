/** Every combination of facts with its advice, as lines of tab-separated values. */
import { adviceAges, type AdviceFacts, adviceHearing, adviceLosses, adviceOutcomes } from './advice-facts.ts'
import { openSteps } from './advice.ts'
import { decideAdvice } from './decide-advice.ts'

const columns =
  'outcome lost worry sibling hearing walks age headline urgency step1 step2 step3 more tell count few_line words_rule scale'

/** All combinations of facts; the last fact changes fastest. */
export function allAdviceFacts(): AdviceFacts[] {
  const noYes = [false, true]
  return adviceOutcomes.flatMap((outcome) =>
    adviceLosses.flatMap((lost) =>
      noYes.flatMap((worry) =>
        noYes.flatMap((sibling) =>
          adviceHearing.flatMap((hearing) =>
            [true, false].flatMap((walks) => adviceAges.map((age) => ({ outcome, lost, worry, sibling, hearing, walks, age }))),
          ),
        ),
      ),
    ),
  )
}

export function adviceTableLines(): string[] {
  return [columns.split(' ').join('\t'), ...allAdviceFacts().map(lineOf)]
}

function lineOf(facts: AdviceFacts): string {
  const { outcome, lost, worry, sibling, hearing, walks, age } = facts
  const { headline, urgency, steps, tell, count, fewLine, wordsRule, scale } = decideAdvice(facts)
  const open = Array.from({ length: openSteps }, (_, place) => steps[place] ?? '-')
  const given = [outcome, lost, yesNo(worry), yesNo(sibling), hearing, yesNo(walks), age]
  const shown = [count, fewLine, wordsRule, scale].map(yesNo)
  return [...given, headline, urgency, ...open, listed(steps.slice(openSteps)), listed(tell), ...shown].join('\t')
}

function yesNo(holds: boolean): string {
  return holds ? 'yes' : 'no'
}

function listed(ids: readonly string[]): string {
  return ids.join(',') || '-'
}
