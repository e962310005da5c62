/**
 * The follow-up questions of all twenty items: the questions, and which answers still count.
 *
 * The rules follow published research; the wording (in the content package) is our own. A clinician who has the
 * official file compares this table with it, items 8, 14 and 18 first: see docs/follow-up.md.
 */
import type { Instrument, ItemId } from '../instrument.ts'
import { anyOf, atLeast, type Flow, many, mostly, mostOften, one, yesIsFine } from './flow.ts'

const yesNo = ['yes', 'no', 'mixed']
const fingers = ['wiggles', 'close', 'side', 'flaps']
const company = ['plays', 'talks', 'watches', 'smiles', 'shy', 'excited']
const sounds = ['mixer', 'baby', 'cooker', 'traffic', 'children', 'music', 'bell', 'market', 'crackers', 'other']
const meetings = ['needs', 'play', 'meals', 'dressing', 'story', 'talk']
const gifts = ['picture', 'drawing', 'flower', 'stone', 'blocks', 'other']

/** For the twenty behaviours, in any wording. */
export const flows: readonly Flow[] = [
  { item: 1, steps: mostOften('what', { fine: ['looks', 'points', 'says', 'see'], counts: ['no_turn', 'wander', 'finger'] }) },
  {
    // The hearing test is asked about at every verdict: it is advised whenever this item counted.
    item: 2,
    steps: [
      many('why', ['loud', 'voice', 'someone', 'other'], [{ ask: 'sounds' }]),
      one('sounds', yesNo, [
        { if: { any: ['yes'] }, verdict: 'counts', ask: 'tested' },
        { if: { any: ['mixed'] }, ask: 'sounds_mostly' },
        { ask: 'people' },
      ]),
      mostly('sounds', { fine: { ask: 'people' }, counts: { verdict: 'counts', ask: 'tested' } }),
      one('people', yesNo, [
        { if: { any: ['yes'] }, verdict: 'counts', ask: 'tested' },
        { if: { any: ['mixed'] }, ask: 'people_mostly' },
        { verdict: 'fine', ask: 'tested' },
      ]),
      mostly('people', { fine: { verdict: 'fine', ask: 'tested' }, counts: { verdict: 'counts', ask: 'tested' } }),
      one('tested', ['normal', 'low', 'unclear', 'not_tested'], [{}]),
    ],
  },
  { item: 3, steps: [anyOf('which', ['tea', 'feeding', 'phone', 'car', 'roti', 'sleep', 'being', 'other'])] },
  { item: 4, steps: [anyOf('what', ['stairs', 'chair', 'slide', 'home'])] },
  {
    item: 5,
    steps: [
      many(
        'what',
        ['own_hands', 'peekaboo', ...fingers],
        [
          { if: { any: fingers }, ask: 'often' },
          { if: { any: ['own_hands', 'peekaboo'] }, verdict: 'fine' },
          { verdict: 'counts' },
        ],
      ),
      one('often', ['yes', 'no', 'unknown'], [{ if: { any: ['no'] }, verdict: 'fine' }, { verdict: 'counts' }]),
    ],
    openPoint: 'A parent who chooses none of the examples leaves the item counting. Public versions score that as fine.',
  },
  {
    item: 6,
    steps: [
      many(
        'how',
        ['points', 'hand', 'pulls', 'climbs', 'cries'],
        [{ if: { any: ['points'] }, verdict: 'fine' }, { ask: 'show_me' }],
      ),
      one('show_me', yesNo, [
        { if: { any: ['yes'] }, verdict: 'fine' },
        { if: { any: ['mixed'] }, ask: 'show_me_mostly' },
        { verdict: 'counts' },
      ]),
      mostly('show_me'),
    ],
  },
  {
    item: 7,
    steps: [
      many('how', ['points', 'says', 'looks', 'leads'], [{ if: { any: ['points'] }, ask: 'purpose' }, { verdict: 'counts' }]),
      one(
        'purpose',
        ['also_show', 'only_help', 'unknown'],
        [{ if: { any: ['also_show'] }, verdict: 'fine' }, { verdict: 'counts' }],
      ),
    ],
  },
  {
    item: 8,
    steps: [
      // A plain "yes" would cancel the first "no", so an example and its frequency are required. Older follow-ups keep their "fine".
      one('interest', yesNo, [{ if: { any: ['yes'] }, verdict: 'fine', ask: 'what' }, { ask: 'what' }]),
      many('what', company, [{ if: { any: company }, ask: 'half' }, { verdict: 'counts' }]),
      yesIsFine('half'),
    ],
    openPoint:
      'An example and how often are asked for after a clear yes, too. Some public versions end the item as fine with that yes; others ask how often even then.',
  },
  {
    item: 9,
    steps: [
      many('brings', gifts, [{ if: { any: gifts }, ask: 'purpose' }, { verdict: 'counts' }]),
      one(
        'purpose',
        ['also_show', 'only_help', 'unknown'],
        [{ if: { any: ['also_show'] }, verdict: 'fine' }, { verdict: 'counts' }],
      ),
    ],
  },
  {
    item: 10,
    steps: mostOften('what', { fine: ['looks', 'sound', 'stops'], counts: ['nothing', 'carries_on', 'face', 'touch'] }),
  },
  { item: 11, steps: mostOften('what', { fine: ['back', 'enter', 'return'], counts: ['all', 'toy', 'nothing'] }) },
  {
    item: 12,
    steps: [
      many('sounds', sounds, [{ if: { any: sounds, atLeast: 2 }, ask: 'reaction' }, { verdict: 'fine' }]),
      ...mostOften('reaction', { fine: ['covers_calm', 'tells'], counts: ['screams', 'cries', 'covers_upset'] }),
    ],
  },
  {
    item: 13,
    steps: [
      one('walks', yesNo, [
        { if: { any: ['yes'] }, verdict: 'fine' },
        { if: { any: ['mixed'] }, ask: 'walks_mostly' },
        { verdict: 'counts' },
      ]),
      mostly('walks'),
    ],
  },
  {
    item: 14,
    steps: [
      many('when', meetings, [
        { if: { any: meetings, atLeast: 2 }, verdict: 'fine' },
        { if: { any: meetings }, ask: 'daily' },
        { verdict: 'counts' },
      ]),
      yesIsFine('daily', { ask: 'five' }),
      yesIsFine('five'),
    ],
    openPoint:
      'With exactly one situation, eye contact must happen every day and 5 times or more in a day together. Some public versions leave these two questions out.',
  },
  { item: 15, steps: [atLeast(2, 'what', ['tongue', 'sound', 'wave', 'clap', 'shh', 'kiss', 'namaste', 'other'])] },
  { item: 16, steps: mostOften('what', { fine: ['looks', 'points', 'around'], counts: ['no_notice', 'face'] }) },
  { item: 17, steps: [anyOf('how', ['says', 'sound', 'praise', 'checks', 'other'])] },
  {
    item: 18,
    steps: [
      many(
        'clue',
        ['shoes', 'food'],
        [
          { if: { any: ['shoes', 'food'] }, ask: 'no_clue' },
          { verdict: 'counts', ask: 'no_clue' },
        ],
      ),
      anyOf('no_clue', ['shoe', 'blanket', 'book', 'other']),
    ],
    openPoint:
      'Requests with a clue and without one are both asked about, and an example without a clue decides. One public version lets the meal-time clue alone be enough; ours does not. Some stop when no request with a clue is followed.',
  },
  { item: 19, steps: [anyOf('face', ['sound', 'person', 'scary'])] },
  { item: 20, steps: [anyOf('joy', ['laughs', 'talks', 'arms', 'other'], ['no_joy', 'upset'])] },
]

/** The flows of these items, in item order. */
export function flowsOf({ behaviours, followUp }: Pick<Instrument, 'behaviours' | 'followUp'>, items: readonly ItemId[]): Flow[] {
  const all = behaviours === 'twenty' ? flows : (followUp?.flows ?? [])
  return items.map((item) => {
    const flow = all.find((each) => each.item === item)
    if (!flow) throw new Error(`item ${item} has no follow-up`)
    return flow
  })
}
