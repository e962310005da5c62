export { talk } from '../talk.ts'
export { talkFolders, talkWords } from '../talk-words.ts'
