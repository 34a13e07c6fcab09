/** Searches over the states of a model, and what they find. */
package dev.jacquard.model.search;
