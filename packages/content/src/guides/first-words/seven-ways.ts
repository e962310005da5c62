import { advice, type GuideCard } from '../guide.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.firstWords

/** What an adult does, in three drawn frames each; no device is needed. */
export const sevenWays: readonly GuideCard[] = [
  {
    title: say.sevenWays.way_1_title,
    line: advice(say.sevenWays.way_1_text),
    frames: [
      { adult: 'cup', child: 'quiet' },
      { adult: 'clock', child: 'quiet' },
      { adult: 'quiet', child: 'cup' },
    ],
  },
  {
    title: say.sevenWays.way_2_title,
    line: advice(say.sevenWays.way_2_text),
    frames: [
      { thing: 'ball', child: 'quiet' },
      { adult: 'quiet', thing: 'ball', child: 'quiet' },
      { adult: 'ball', thing: 'ball', child: 'quiet' },
    ],
  },
  {
    title: say.sevenWays.way_3_title,
    line: advice(say.sevenWays.way_3_text),
    frames: [
      { adult: 'quiet', thing: 'two', child: 'quiet' },
      { adult: 'quiet', thing: 'two', child: 'banana' },
      { adult: 'banana', thing: 'banana', child: 'heart' },
    ],
  },
  {
    title: say.sevenWays.way_4_title,
    line: advice(say.sevenWays.way_4_text),
    frames: [
      { thing: 'drum', child: 'drum' },
      { adult: 'drum', thing: 'drum', child: 'quiet' },
      { adult: 'plus', thing: 'drum', child: 'quiet' },
    ],
  },
  {
    title: say.sevenWays.way_5_title,
    line: advice(say.sevenWays.way_5_text),
    frames: [
      { adult: 'quiet', thing: 'cup', child: 'quiet' },
      { adult: 'cup', thing: 'cup', child: 'quiet' },
      { adult: 'plus', thing: 'cup', child: 'heart' },
    ],
  },
  {
    title: say.sevenWays.way_6_title,
    line: advice(say.sevenWays.way_6_text),
    frames: [
      { adult: 'ball', thing: 'board', child: 'quiet' },
      { adult: 'quiet', thing: 'board', child: 'quiet' },
      { adult: 'heart', thing: 'board', child: 'ball' },
    ],
  },
  {
    title: say.sevenWays.way_7_title,
    line: advice(say.sevenWays.way_7_text),
    frames: [
      { adult: 'note', child: 'quiet' },
      { adult: 'clock', child: 'quiet' },
      { adult: 'quiet', child: 'note' },
    ],
  },
]
