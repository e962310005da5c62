import type { RefusedWords } from '../texts.ts'

export { advice } from '@ankur/content/words/en/screening/advice'
export { behaviourLines } from './behaviours.ts'
export { plainTexts } from './questions.ts'

export const refusedWords: RefusedWords = {
  banned: [
    'risk*, at-risk, fail*, pass, passed, suspect*, suspici*, symptom*, disease*, suffer*, afflict*',
    'normal*, abnormal*, positive*, negative*, diagnos*, detect*, cure*, recover*, overcome, severe*',
    'deficit*, disorder*, patient*, probab*, likelihood, percent*, per cent, %, too late, window closing',
    'lost years, special child, special needs, red flag*, remind*, reminder*, alarm*, PDF, doctor page',
    'just, simply, easy, M-CHAT score, retarded, treat, medicine, defect*, burden',
  ],
  forbiddenWords: [
    'autis*, spectrum, asperger*, adhd, syndrome, delay*, disabilit*, impair*, retard*, intellectual*, iq, damage*, cause*',
    'medication*, medicine*, tablet*, supplement*, vitamin*, diet*, gluten, detox*, stem cell*, hyperbaric, vaccin*, drug*',
    'therap*, treat*, no need, need not, do not worry, don’t worry, nothing to worry, not worry, will be fine, is fine, is okay',
    'wait and see, no doctor, grow out, your fault, fault, blame*, guarantee*, certain*, definitely, surely, likely, chance*',
    'mild, moderate, level, type, score*, total, band, result*, hospital*, clinic*, helpline*, rupee*, study, studies, research*',
    'happy, sad, angry, anxious, expression*, emotion*, mood, gaze',
  ],
  ofTheFace: [
    'smil*, cry*, cries, laugh*, frown*, upset, scared, afraid, calm*, eye contact, eyes, stare*, staring, feel*, seems, appears, develop*, skill*, sign*, behav*, typical*, interact*, engag*, attention, focus*, name*, year*, month*',
  ],
  denials: /\b(not|no|never|none|nothing|cannot|without|hardly|rarely)\b|n['’]t\b/i,
}
