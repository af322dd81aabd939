/** GitHub's own parser, bundled: it imports JSON in a way that Node.js does not support. */
export { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
