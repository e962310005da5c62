import type { notFound as english } from '../../en/app/not-found.ts'
import type { Words } from '../../words.ts'

export const notFound: Words<typeof english> = {
  title: 'ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ: ਅੰਕੁਰ',
  description: 'ਇਸ ਪਤੇ ਉੱਤੇ ਅੰਕੁਰ ਦਾ ਕੋਈ ਪੰਨਾ ਨਹੀਂ ਹੈ।',
  code: '404',
  heading: 'ਓਹ! ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ',
  lead: 'ਬੱਤਖ ਨੇ ਹਰ ਪੱਤੇ ਹੇਠਾਂ ਵੇਖ ਲਿਆ। ਇਹ ਪੰਨਾ ਇੱਥੇ ਨਹੀਂ ਹੈ।',
  home: 'ਹੋਮ ਪੰਨੇ ਉੱਤੇ ਜਾਓ',
}
