export { ListenHere } from './listen-here.tsx'
