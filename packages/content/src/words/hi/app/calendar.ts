import type { clock as english } from '../../en/app/calendar.ts'
import type { Words } from '../../words.ts'

export const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'
export const days = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'
export const clock: Words<typeof english> = { parts: 'रात सुबह दोपहर शाम रात', time: '{part} {time} बजे' }
