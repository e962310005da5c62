import type { Sheet } from './sheet.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.sheets

export const idCard: Sheet = {
  id: 'id-card',
  kind: 'card',
  for: ['family'],
  title: say.idCard.title,
  how: say.idCard.how,
  rows: [say.idCard.row_1, say.idCard.row_2, say.idCard.row_3, say.idCard.row_4, say.idCard.row_5],
}

export const aboutMe: Sheet = {
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

export const bodyRules: Sheet = {
  id: 'body-rules',
  kind: 'rules',
  for: ['family', 'school'],
  title: say.bodyRules.title,
  how: say.bodyRules.how,
  rows: [say.bodyRules.row_1, say.bodyRules.row_2, say.bodyRules.row_3, say.bodyRules.row_4, say.bodyRules.row_5],
}
