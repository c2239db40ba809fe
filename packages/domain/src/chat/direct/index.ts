export { directAnswer, isFreeOfDistress, prepareDirect } from './direct';
