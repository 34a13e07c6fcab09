/**
 * Changes to the hooks themselves: that they go into Jacquard and back ({@link
 * dev.jacquard.agent.pass.hook.EntryPass}), and that a thread may learn more in them than its steps
 * tell ({@link dev.jacquard.agent.pass.hook.HidingPass}).
 */
package dev.jacquard.agent.pass.hook;
