export { talk } from '@ankur/content/words/pa/talk'
export { talkFolders, talkWords } from '@ankur/content/words/pa/talk-words'
