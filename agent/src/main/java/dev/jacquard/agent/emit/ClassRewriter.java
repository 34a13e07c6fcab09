package dev.jacquard.agent.emit;

import dev.jacquard.agent.link.TableWriter;
import dev.jacquard.agent.scope.Hierarchy;
import org.objectweb.asm.tree.ClassNode;

/** One class while it is rewritten: what the passes need in common. */
public record ClassRewriter(ClassNode owner, Hierarchy hierarchy, TableWriter tables) {}
