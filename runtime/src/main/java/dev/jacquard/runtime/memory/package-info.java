/** The memory model: clocks, plain accesses, and the data races among them. */
package dev.jacquard.runtime.memory;
