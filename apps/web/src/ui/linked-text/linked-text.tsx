import { Fragment } from 'react'

/** Government addresses and phone numbers, as they appear in a sentence. */
const link = /((?:[\w-]+\.)+gov\.in|\b0\d{2,3}-\d{7,8}\b|\b(?:112|108|1098|14416)\b)/

/** A sentence in which addresses and numbers can be pressed. */
export function LinkedText({ text }: { text: string }) {
  return text
    .split(link)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <a href={addressOf(part)}>{part}</a> : part}</Fragment>)
}

function addressOf(part: string): string {
  return /^\d/.test(part) ? `tel:${part.replace('-', '')}` : `https://${part}`
}
