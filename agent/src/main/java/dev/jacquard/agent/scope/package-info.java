/** Which classes, methods and fields are concerned. */
package dev.jacquard.agent.scope;
