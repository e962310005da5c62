import type { Frame, LocalizedText } from '../guides/guide.ts'
import { assessment } from '../guides/assessment.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.sheets

/** The users of a sheet; the texts are in `words/<language>/guides/guides.ts`. */
export type SheetFor = 'family' | 'school' | 'health'

interface SheetBase {
  /** The last segment of its URL. */
  readonly id: string
  readonly title: LocalizedText
  /** Instructions in one or two sentences. */
  readonly how: LocalizedText
  readonly for: readonly SheetFor[]
}

/** An A4 page to print: boxes to draw in, a drawn story, lines to write on, rules, or faces. */
export type Sheet = SheetBase &
  (
    | { readonly kind: 'boxes' | 'lines' | 'rules' | 'card'; readonly rows: readonly LocalizedText[] }
    | {
        readonly kind: 'faces'
        readonly rows: readonly { readonly mood: 'good' | 'sad' | 'angry'; readonly label: LocalizedText }[]
      }
    | { readonly kind: 'story'; readonly rows: readonly { readonly frame: Frame; readonly label: LocalizedText }[] }
  )

const firstThen: Sheet = {
  id: 'first-then',
  kind: 'boxes',
  for: ['family', 'school', 'health'],
  title: say.firstThen.title,
  how: say.firstThen.how,
  rows: [say.firstThen.row_1, say.firstThen.row_2],
}

const myDay: Sheet = {
  id: 'my-day',
  kind: 'boxes',
  for: ['family', 'school'],
  title: say.myDay.title,
  how: say.myDay.how,
  rows: [say.myDay.row_1, say.myDay.row_2, say.myDay.row_3, say.myDay.row_4, say.myDay.row_5, say.myDay.row_6],
}

const pictureOrder = say.pictureOrder

const bedtime: Sheet = {
  id: 'bedtime',
  kind: 'boxes',
  for: ['family'],
  title: say.bedtime.title,
  how: pictureOrder,
  rows: [say.bedtime.row_1, say.bedtime.row_2, say.bedtime.row_3, say.bedtime.row_4],
}

const toilet: Sheet = {
  id: 'toilet',
  kind: 'boxes',
  for: ['family', 'school'],
  title: say.toilet.title,
  how: pictureOrder,
  rows: [say.toilet.row_1, say.toilet.row_2, say.toilet.row_3, say.toilet.row_4],
}

const feelings: Sheet = {
  id: 'feelings',
  kind: 'faces',
  for: ['family', 'school', 'health'],
  title: say.feelings.title,
  how: say.feelings.how,
  rows: [
    { mood: 'good', label: say.feelings.row_1_label },
    { mood: 'sad', label: say.feelings.row_2_label },
    { mood: 'angry', label: say.feelings.row_3_label },
  ],
}

const idCard: Sheet = {
  id: 'id-card',
  kind: 'card',
  for: ['family'],
  title: say.idCard.title,
  how: say.idCard.how,
  rows: [say.idCard.row_1, say.idCard.row_2, say.idCard.row_3, say.idCard.row_4, say.idCard.row_5],
}

const aboutMe: Sheet = {
  id: 'about-me',
  kind: 'lines',
  for: ['family', 'school'],
  title: say.aboutMe.title,
  how: say.aboutMe.how,
  rows: [
    say.aboutMe.row_1,
    say.aboutMe.row_2,
    say.aboutMe.row_3,
    say.aboutMe.row_4,
    say.aboutMe.row_5,
    say.aboutMe.row_6,
    say.aboutMe.row_7,
  ],
}

const bodyRules: Sheet = {
  id: 'body-rules',
  kind: 'rules',
  for: ['family', 'school'],
  title: say.bodyRules.title,
  how: say.bodyRules.how,
  rows: [say.bodyRules.row_1, say.bodyRules.row_2, say.bodyRules.row_3, say.bodyRules.row_4, say.bodyRules.row_5],
}

const hospital: Sheet = {
  id: 'hospital',
  kind: 'story',
  for: ['family', 'health'],
  title: say.hospital.title,
  how: say.hospital.how,
  rows: (assessment.cards?.list ?? []).map(({ title, frames: [frame = {}] }) => ({ frame, label: title })),
}

const haircut: Sheet = {
  id: 'haircut',
  kind: 'story',
  for: ['family'],
  title: say.haircut.title,
  how: say.haircut.how,
  rows: [
    {
      frame: { adult: 'quiet', child: 'quiet', thing: 'ball' },
      label: say.haircut.row_1_label,
    },
    { frame: { adult: 'clock', child: 'quiet' }, label: say.haircut.row_2_label },
    {
      frame: { adult: 'quiet', thing: 'scissors', child: 'quiet' },
      label: say.haircut.row_3_label,
    },
    {
      frame: { adult: 'quiet', thing: 'stop', child: 'quiet' },
      label: say.haircut.row_4_label,
    },
    {
      frame: { adult: 'quiet', thing: 'scissors', child: 'quiet' },
      label: say.haircut.row_5_label,
    },
    {
      frame: { adult: 'heart', child: 'quiet' },
      label: say.haircut.row_6_label,
    },
  ],
}

export const sheets: readonly Sheet[] = [
  firstThen,
  myDay,
  bedtime,
  toilet,
  feelings,
  idCard,
  aboutMe,
  bodyRules,
  hospital,
  haircut,
]
