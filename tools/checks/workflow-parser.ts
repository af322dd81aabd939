/** The forge's own parser, as a bundle: it imports JSON in a way that Node.js does not take. */
export { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
